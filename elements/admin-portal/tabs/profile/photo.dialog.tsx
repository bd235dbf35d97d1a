import { Camera } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { PHOTO_BYTES } from '../../../../core/contract/limits.ts';
import { members } from '../../../../core/contract/members.ts';
import { profile } from '../../../../core/contract/profile.ts';
import { photoIn } from '../../../../core/profile/photo.ts';
import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CancelButton } from '../../../ui/modal/cancel-button.tsx';
import { CameraView } from './camera-view.tsx';
import { type Crop, WHOLE } from './crop.ts';
import { Cropper, cropToData } from './cropper.tsx';

/** Types that can be chosen; a browser that decodes more of them crops them too, for what is sent is drawn again. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Size of a file that is chosen here: what is sent of it is a small part. */
const CHOSEN_BYTES = 4 * PHOTO_BYTES;

type Step = 'choose' | 'camera' | ImageBitmap;

const hasCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Dialog for a new photo: dropped, pasted, chosen or taken, then moved and zoomed in a frame. */
export const PhotoDialog = ({ onClose }: { onClose: () => void }) => {
  const messages = useMessages('profile').photo;
  const { reload } = useFeature(profileFeature);
  const save = useCommand(profile.saveImage, { invalidates: [members.list] });
  const wordsOf = useFailureMessage();
  const [step, setStep] = useState<Step>('choose');
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [fault, setFault] = useState<string>();
  const picture = typeof step === 'string' ? undefined : step;
  useEffect(() => () => picture?.close(), [picture]);

  const open = useCallback(
    async (source: ImageBitmapSource) => {
      const decoded = await createImageBitmap(source).catch(() => undefined);
      setCrop(WHOLE);
      setFault(decoded ? undefined : messages.unreadable);
      setStep(decoded ?? 'choose');
    },
    [messages],
  );
  const send = async () => {
    const image = picture && photoIn(cropToData(picture, crop));
    if (!image) return;
    const answer = await save.run({ body: { image } });
    if (!answer.ok) return;
    void reload();
    onClose();
  };
  return (
    <Dialog
      title={messages.dialog}
      dirty={picture !== undefined && !save.busy}
      busy={save.busy}
      error={wordsOf(save.failure)}
      stays
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          {step === 'choose' ? <CancelButton /> : <Button onPress={() => setStep('choose')}>{messages.another}</Button>}
          {picture && (
            <Button look="primary" submits busy={save.busy}>
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      {fault && step === 'choose' && <Banner tone="danger">{fault}</Banner>}
      {step === 'choose' && (
        <div className="fe-photo-or">
          <FileDrop
            label={messages.file}
            types={TYPES}
            maxBytes={CHOSEN_BYTES}
            value={[]}
            onChange={([file]) => file && void open(file)}
          />
          {hasCamera() && (
            <Button onPress={() => setStep('camera')}>
              <Icon of={Camera} size={16} />
              {messages.camera}
            </Button>
          )}
        </div>
      )}
      {step === 'camera' && (
        <CameraView
          onTaken={(video) => void open(video)}
          onFailed={() => {
            setFault(messages.noCamera);
            setStep('choose');
          }}
        />
      )}
      {picture && <Cropper picture={picture} crop={crop} onChange={setCrop} />}
    </Dialog>
  );
};
