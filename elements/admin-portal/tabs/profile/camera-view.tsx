import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Button } from '../../../ui/button/button.tsx';
import css from './photo.css?inline';

/** Picture of the camera as in a mirror, and the button that takes it. The camera is off once this is gone. */
export const CameraView = ({
  onTaken,
  onFailed,
}: {
  onTaken: (video: HTMLVideoElement) => void;
  /** There is no camera, or the browser may not use it. */
  onFailed: () => void;
}) => {
  useStyles(css);
  const messages = useMessages('profile').photo;
  const video = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFailed);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
        if (gone || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        setReady(true);
      } catch {
        if (!gone) failed.current();
      }
    };
    void start();
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound */}
      <video ref={video} className="fe-camera" aria-label={messages.preview} muted playsInline />
      <Button look="primary" disabled={!ready} onPress={() => video.current && onTaken(video.current)}>
        {messages.take}
      </Button>
    </>
  );
};
