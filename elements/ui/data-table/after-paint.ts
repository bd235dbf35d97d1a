/** Work that runs once after the next paint, however often it is scheduled before: reading sizes then costs no layout. */
export const afterPaint = (work: () => void) => {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    frame = undefined;
    timer = setTimeout(work);
  };
  return {
    schedule: () => {
      clearTimeout(timer);
      frame ??= requestAnimationFrame(run);
    },
    cancel: () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
};
