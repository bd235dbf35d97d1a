import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { type Crop, moveCrop, squareOf, within, ZOOM_MAX } from './crop.ts';
import css from './photo.css?inline';

/** Side of the shown part, in pixels of the canvas. */
const SIDE = 512;

/** Part that an arrow key moves by. */
const STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOM_STEP = 0.1;

/** Draws the shown part of a picture. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** Part of a picture as a base64 image data string. */
export const cropToData = (picture: ImageBitmap, crop: Crop): string => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  drawCrop(canvas, picture, crop);
  return canvas.toDataURL('image/webp', 0.9);
};

/** Picture in a round frame, moved by dragging or the arrow keys and zoomed by the slider, the wheel or plus and minus. */
export const Cropper = ({
  picture,
  crop,
  onChange,
}: {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) => {
  useStyles(css);
  const messages = useMessages('profile').photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number }>(undefined);
  const zoomId = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const zoom = (by: number) => onChange(within(picture, { ...crop, zoom: crop.zoom + by }));
  const press = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [];
    if (right !== undefined && down !== undefined) onChange(moveCrop(picture, crop, right, down));
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(-ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    const before = dragged.current;
    if (!before) return;
    const { width } = currentTarget.getBoundingClientRect();
    dragged.current = { x, y };
    onChange(moveCrop(picture, crop, (before.x - x) / width, (before.y - y) / width));
  };
  return (
    <div className="fe-crop">
      {/* biome-ignore lint: a picture that is moved is no native control */}
      <div
        className="fe-crop-frame"
        role="application"
        aria-label={messages.frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
        tabIndex={0}
        onKeyDown={press}
        onWheel={({ deltaY }) => zoom(deltaY > 0 ? -ZOOM_STEP : ZOOM_STEP)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = undefined)}
        onPointerCancel={() => (dragged.current = undefined)}
      >
        <canvas ref={canvas} width={SIDE} height={SIDE} />
      </div>
      <label className="fe-crop-zoom" htmlFor={zoomId}>
        <span>{messages.zoom}</span>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onChange(within(picture, { ...crop, zoom: target.valueAsNumber }))}
        />
      </label>
    </div>
  );
};
