/** Seconds as whole days and a clock: 93784 is 1 day and 02:03:04. */
export function splitSeconds(seconds: number): { days: number; clock: string } {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor((whole % 86_400) / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  return {
    days: Math.floor(whole / 86_400),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}
