/**
 * Tells milliseconds that only grow. The wall clock may be wrong or be set while the page is open, and the other one may
 * stand still while the machine sleeps: whichever has gone further since the last look is believed.
 */
export const createClock = (): (() => number) => {
  let time = 0;
  let steady = performance.now();
  let wall = Date.now();
  return () => {
    const [steadyNow, wallNow] = [performance.now(), Date.now()];
    time += Math.max(steadyNow - steady, wallNow - wall, 0);
    [steady, wall] = [steadyNow, wallNow];
    return time;
  };
};
