'use client';
/** Reads a QR code with the camera, by the browser's own reader. Where the browser has none, the button is not shown. */
import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { packageWords } from '../../messages/packages';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useWords } from '../../shared/words/useWords';

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  typeof window === 'undefined' ? undefined : (window as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canReadCodes = (): boolean => detectorClass() !== undefined && typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

const LOOK_EVERY_MS = 200;

export function CameraScanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const say = useWords(packageWords);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onClose, say });
  useEffect(() => {
    latest.current = { onCode, onClose, say };
  });

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let isOver = false;
    const start = async () => {
      const Reader = detectorClass();
      if (!Reader) return;
      const detector = new Reader({ formats: ['qr_code', 'code_128'] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      timer = window.setInterval(() => void look(detector), LOOK_EVERY_MS);
    };
    const look = async (detector: Detector) => {
      if (!video.current || video.current.readyState < 2) return;
      const [found] = await detector.detect(video.current).catch(() => []);
      if (found?.rawValue) latest.current.onCode(found.rawValue);
    };
    const stop = () => {
      window.clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    start().catch(() => {
      toast.error(latest.current.say('cameraRefused'));
      latest.current.onClose();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return (
    <Dialog isOpen onClose={onClose} title={say('cameraTitle')}>
      <video ref={video} className="haat-scan__video" muted playsInline />
    </Dialog>
  );
}
