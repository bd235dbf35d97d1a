/** Part of a picture that becomes the photo: zoom from 1, which fits the shorter side, and the centre, from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Crop that stays inside the picture. */
export const within = ({ width, height }: Size, { zoom, x, y }: Crop): Crop => {
  const bounded = between(1, zoom, ZOOM_MAX);
  const side = Math.min(width, height) / bounded;
  const [marginX, marginY] = [side / 2 / width, side / 2 / height];
  return { zoom: bounded, x: between(marginX, x, 1 - marginX), y: between(marginY, y, 1 - marginY) };
};

/** Square of the picture that a crop shows, in its pixels. */
export const squareOf = ({ width, height }: Size, crop: Crop) => {
  const { zoom, x, y } = within({ width, height }, crop);
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
};

/** Crop moved by a share of what it shows: right and down are positive. */
export const moveCrop = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const { side } = squareOf(size, crop);
  return within(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height });
};
