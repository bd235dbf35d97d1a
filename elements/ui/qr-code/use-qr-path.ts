import { useEffect, useState } from 'react';
import { lazyModule } from '../../../core/browser/lazy-module.ts';

/** State of a QR code's path. */
export type QrDrawing =
  | { readonly state: 'drawing' | 'tooLong' | 'notLoaded' }
  | { readonly state: 'drawn'; readonly path: string; readonly side: number };

const fetchLibrary = lazyModule(() => import('./qr-path.ts'));

const draw = async (text: string): Promise<QrDrawing> => {
  try {
    const { qrPath } = await fetchLibrary();
    const drawn = qrPath(text);
    return drawn ? { state: 'drawn', ...drawn } : { state: 'tooLong' };
  } catch {
    return { state: 'notLoaded' };
  }
};

/** Computes the path of a QR code; the library is loaded with the first one. */
export const useQrPath = (text: string): QrDrawing => {
  const [drawn, setDrawn] = useState<{ of: string; drawing: QrDrawing }>();
  useEffect(() => {
    let wanted = true;
    void draw(text).then((drawing) => wanted && setDrawn({ of: text, drawing }));
    return () => {
      wanted = false;
    };
  }, [text]);
  // a code of another text is never shown, not even for a moment
  return drawn?.of === text ? drawn.drawing : { state: 'drawing' };
};
