/** Chooses, shows and uploads the profile picture. */
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { setProfilePicture } from '../../../../contract/self';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { writeStored } from '../../app/session/storage';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { Button, ButtonLink } from '../../ui/Button';
import { Card, Row } from '../../ui/Card';
import { PicturePicker } from '../../ui/PicturePicker';
import { showToast } from '../../ui/toast';
import { accountMessages } from './messages';

const Form = styled.form`
  display: grid;
  gap: 18px;
  max-width: 320px;
`;

export function ProfilePicture() {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(setProfilePicture);
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<Blob | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const wrong = (sentences: readonly string[]) => {
    setErrors(sentences);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return wrong([say('choosePicture')]);
    const result = await send({ files: { image: file } });
    if (!result.ok) {
      if (result.errors['image']) wrong(result.errors['image']);
      showToast('error', result.message || sayShared('somethingWrong'));
      return;
    }
    writeStored({ auth_image: result.answer.image });
    await mutate((key) => typeof key === 'string' && key.startsWith('/get-user'));
    showToast('success', result.answer.message ?? say('pictureSaved'));
    void navigate(paths.account);
  };
  return (
    <Card>
      <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <PicturePicker
          name={say('picture')}
          file={file}
          errors={errors}
          hint={say('squareHint')}
          isRequired
          onChange={(chosen) => {
            setFile(chosen);
            setErrors([]);
          }}
        />
        <Row>
          <Button type="submit" isBusy={isPending} busyText={say('uploading')}>
            {say('upload')}
          </Button>
          <ButtonLink kind="quiet" to={paths.account}>
            {sayShared('cancel')}
          </ButtonLink>
        </Row>
      </Form>
    </Card>
  );
}
