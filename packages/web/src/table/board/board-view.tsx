/** The board: the ground, and above it layers that change each for itself. */
import './board.css';
import { type DragEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWide } from '../../parts/use-wide.ts';
import { LensLayer } from '../lenses/lens-layer.tsx';
import { pointAt } from '../offers/point.ts';
import { useTableStore } from '../store/table-context.tsx';
import { AimLayer } from './aim-layer.tsx';
import { CounterLayer } from './counter-layer.tsx';
import { DeedLayer } from './deed-layer.tsx';
import { EdgeClip } from './edge-clip.tsx';
import { FacingLayer } from './facing-layer.tsx';
import { FallenLayer } from './fallen-layer.tsx';
import { FanLayer } from './fan-layer.tsx';
import { hexAtPoint } from './find-hex.ts';
import { PIXELS } from './framing.ts';
import { GroundLayer, useGround, WordsLayer } from './ground-layer.tsx';
import { GroundMarkerLayer } from './ground-marker-layer.tsx';
import { HoverLayer } from './hover-layer.tsx';
import { MarkerBadges } from './marker-badges.tsx';
import { NightLayer } from './night-layer.tsx';
import { ObjectiveLayer } from './objective-layer.tsx';
import { OfferLayer } from './offer-layer.tsx';
import { PathLayer } from './path-layer.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { focusOf, useFollow } from './use-follow.ts';
import { useZoom } from './use-zoom.ts';

/** Width of the panels at the edges of a wide screen, which the map keeps clear of when it is fitted. */
const PANEL = 284;

interface Props {
  /** The share of the height that a sheet covers on a narrow screen; the table's own when left out. */
  readonly sheet?: number;
  /** Layers of whoever shows the board, above the counters. */
  readonly children?: ReactNode;
}

export function BoardView({ sheet, children }: Props) {
  const { t } = useTranslation('table');
  const store = useTableStore();
  const ground = useGround();
  const view = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const edge = useWide() ? PANEL : 0;
  const zoom = useZoom(view, world, ground?.box, { left: edge, right: edge, sheet }, () => focusOf(store.getState()));
  useFollow(zoom);
  const onKeyDown = useBoardKeys(zoom);

  const hexUnder = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number => {
    const point = zoom.current?.toDrawing(clientX, clientY);
    return point ? hexAtPoint(store.getState().game.world.board, point) : -1;
  };
  const hover = (event: PointerEvent): void => {
    if (event.buttons === 0) store.getState().hoverOver(hexUnder(event));
  };
  // A finger cannot hover: where it presses, the hex is looked at and a stack fans out.
  const press = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') store.getState().hoverOver(hexUnder(event));
  };
  const dragOver = (event: DragEvent): void => {
    event.preventDefault();
    store.getState().hoverOver(hexUnder(event));
  };

  const box = ground?.box;
  const size = box && { width: box.width * PIXELS, height: box.height * PIXELS };
  return (
    <div
      ref={view}
      className="board"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is played with the keys as well
      tabIndex={0}
      aria-label={t('board')}
      aria-describedby="board-keys"
      onPointerMove={hover}
      onPointerDown={press}
      onDragOver={dragOver}
      onDrop={(event) => pointAt(store, hexUnder(event))}
      onPointerLeave={() => store.getState().hoverOver(-1)}
      onClick={(event) => pointAt(store, hexUnder(event), event.shiftKey || event.ctrlKey || event.metaKey)}
      onKeyDown={onKeyDown}
    >
      <div ref={world} className="world" style={size}>
        {ground && box && (
          <>
            <GroundLayer address={ground.address} />
            <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
              <EdgeClip box={box} />
              <NightLayer />
              <WordsLayer words={ground.words} />
              <ObjectiveLayer />
              <GroundMarkerLayer />
              <OfferLayer />
              <DeedLayer what="way" />
              <PathLayer />
              <CounterLayer />
              <MarkerBadges />
              <FallenLayer />
              <DeedLayer what="fire" />
              <AimLayer />
              <LensLayer />
              {children}
              <HoverLayer />
              <FacingLayer />
              <FanLayer />
            </svg>
          </>
        )}
      </div>
    </div>
  );
}
