/*
 * The only script inside the HTML. The words of the page are there already: its scripts are fetched after the first paint,
 * each run in a task of its own, so that neither the picture above the fold nor a finger waits for them. Whoever touches the
 * page earlier starts them at once, and taps on buttons are done as soon as the page is alive (src/app/earlyInput.ts); until
 * then nobody else hears of them.
 */
(() => {
  try {
    // An announcement that was closed here: AnnouncementBar.tsx.
    document.documentElement.dataset.closed = localStorage.getItem('announcement_closed') ?? '';
  } catch {}
  const files = document.currentScript.dataset.files.split(' ');
  let isStarted = false;
  const taps = [];
  const woken = [];
  const rest = () => new Promise((go) => setTimeout(go));
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    // A request takes a slow phone some milliseconds: it makes four of them at a time.
    for (const [place, file] of files.entries()) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
      if (place % 4 === 3) await rest();
    }
    try {
      for (const file of files) {
        await import(file);
        await rest();
      }
    } catch {
      isStarted = false;
    }
  };
  const onTap = (event) => {
    const button = event.target.closest?.('button');
    if (button) {
      event.preventDefault();
      event.stopPropagation();
      taps.push(button);
      // "+" makes "−" possible: a disabled button would not tell that it was tapped.
      const others = button.dataset.counts ? button.parentElement.querySelectorAll('[data-counts]:disabled') : [];
      for (const other of others) {
        other.disabled = false;
        woken.push(other);
      }
    }
    void start();
  };
  const early = { click: onTap, pointerdown: start, keydown: start, focusin: start };
  for (const [kind, listener] of Object.entries(early)) addEventListener(kind, listener, true);
  window.takeEarlyTaps = () => {
    for (const [kind, listener] of Object.entries(early)) removeEventListener(kind, listener, true);
    // As the server sent them: React changes what differs from that.
    for (const button of woken) button.disabled = true;
    return taps;
  };
  const whenIdle = window.requestIdleCallback ?? ((go) => setTimeout(go, 200));
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => whenIdle(start, { timeout: 1000 }))));
  // A picture that never comes must not hold the page back.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 6000));
})();
