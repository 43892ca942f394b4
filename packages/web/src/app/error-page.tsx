/** A calm page instead of a broken one. */
import { Component, type ReactNode } from 'react';
import { CalmPage } from '../parts/calm-page.tsx';
import { RescuePanel } from '../saves/rescue-panel.tsx';
import { words } from '../words/words.ts';

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
      <CalmPage
        title={words.t('error.title')}
        {...(this.props.game !== undefined && { actions: <RescuePanel game={this.props.game} /> })}
      >
        <p>{words.t('error.text')}</p>
        <pre>{error.message}</pre>
      </CalmPage>
    );
  }
}
