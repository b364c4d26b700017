'use client';
/**
 * Reads QR codes with the camera, one after another: with the browser's own reader, or a small one that is loaded on
 * demand. A code is reported once for as long as it is held before the camera.
 */
import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { scanWords } from '../../../messages/scan';
import { useText } from '../../../../frontend/messages/useText';

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's list. */
    BarcodeDetector?: DetectorClass;
  }
}

/** A camera is available only on https and localhost. */
export const hasCamera = (): boolean => typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

const LOOK_EVERY_MS = 200;
/** A code that was out of sight for this long is reported again. */
const GONE_MS = 2_000;

async function openDetector(): Promise<Detector> {
  const own = window.BarcodeDetector;
  // Some browsers have the reader but support no format.
  const formats = own ? await own.getSupportedFormats().catch(() => []) : [];
  if (own && formats.includes('qr_code'))
    return new own({ formats: ['qr_code', 'code_128'].filter((format) => formats.includes(format)) });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

export function CameraScanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const say = useText(scanWords);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onClose, say });
  useEffect(() => {
    latest.current = { onCode, onClose, say };
  });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let isOver = false;
    let isLooking = false;
    let seen = { code: '', at: 0 };
    const stop = () => {
      isOver = true;
      window.clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    const look = async (detector: Detector) => {
      if (isLooking || isOver || !video.current || video.current.readyState < 2) return;
      isLooking = true;
      const [found] = await detector.detect(video.current).catch(() => []);
      isLooking = false;
      if (!found?.rawValue || isOver) return;
      const now = Date.now();
      const isNew = found.rawValue !== seen.code || now - seen.at > GONE_MS;
      seen = { code: found.rawValue, at: now };
      if (isNew) latest.current.onCode(found.rawValue);
    };
    const start = async () => {
      const detector = await openDetector();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      timer = window.setInterval(() => void look(detector), LOOK_EVERY_MS);
    };
    start().catch(() => {
      if (isOver) return;
      toast.error(latest.current.say('cameraRefused'));
      latest.current.onClose();
    });
    return stop;
  }, []);
  return (
    <figure className="haat-scan__camera-view">
      <video ref={video} className="haat-scan__video" muted playsInline />
      <figcaption>{say('cameraTitle')}</figcaption>
    </figure>
  );
}
