/** Content far below: loaded and drawn once it comes near the screen, so that nothing visible moves. */
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

const nearBy = '600px';

export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: nearBy,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={place}>{isNear && <Suspense fallback={null}>{children}</Suspense>}</div>;
}
