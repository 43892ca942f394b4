/** A calm page instead of a broken one. */
import { Component, type ReactNode } from 'react';
import { RescuePanel } from '../saves/rescue-panel.tsx';
import { words } from '../words/words.ts';
import { addressOf } from './routes.ts';

interface Props {
  /** The game that was on the page: it can be saved as a file. */
  readonly game: string | undefined;
  readonly children: ReactNode;
}

interface Caught {
  readonly error?: Error;
}

export class ErrorPage extends Component<Props, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="page">
        <div className="form" role="alert">
          <h1>{words.t('error.title')}</h1>
          <p>{words.t('error.text')}</p>
          <pre>{error.message}</pre>
        </div>
        {this.props.game !== undefined && <RescuePanel game={this.props.game} />}
        <p>
          <a className="button" href={addressOf({ at: 'home' })}>
            {words.t('home')}
          </a>
        </p>
      </main>
    );
  }
}
