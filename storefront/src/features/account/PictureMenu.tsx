/** The shopper's picture, with its actions. */
import { PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import { deleteProfilePicture, type selfShape } from '../../../../contract/self';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { writeStored } from '../../app/session/storage';
import { sharedMessages } from '../../i18n/shared.messages';
import { confirm } from '../../ui/dialog';
import { IconButton } from '../../ui/IconButton';
import { showToast } from '../../ui/toast';
import { usePopover } from '../../ui/usePopover';
import { Avatar } from './Avatar';
import { accountMessages } from './messages';

const Portrait = styled.div`
  position: relative;
`;
const Pencil = styled.span`
  position: absolute;
  right: -4px;
  bottom: -4px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--card);
  box-shadow: var(--shadow-1);
  color: var(--leaf);
  button {
    border-radius: 50%;
  }
`;
const Menu = styled.div`
  position: absolute;
  left: 50%;
  top: calc(100% + 8px);
  z-index: 20;
  display: grid;
  min-width: 190px;
  padding: 6px;
  transform: translateX(-50%);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-2);
  a,
  button {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 6px 10px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--ink);
    text-decoration: none;
    text-align: left;
  }
  a:hover,
  button:hover {
    background: var(--sunk);
  }
  button {
    color: var(--danger);
  }
`;

type Props = { user: Pick<z.output<typeof selfShape>, 'name' | 'image'>; onDeleted: () => void };

export function PictureMenu({ user, onDeleted }: Props) {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const { isOpen, toggle, close, frame, button } = usePopover();
  const { send, isPending } = useSend(deleteProfilePicture);
  const remove = async () => {
    close();
    const isSure = await confirm({
      title: say('sure'),
      text: say('deletePictureText'),
      yes: say('deletePicture'),
      isDangerous: true,
    });
    if (!isSure) return;
    const result = await send({});
    if (!result.ok) {
      showToast('error', result.message || sayShared('somethingWrong'));
      return;
    }
    writeStored({ auth_image: null });
    showToast('success', result.answer.message ?? say('pictureDeleted'));
    onDeleted();
  };
  return (
    <Portrait ref={frame}>
      <Avatar name={user.name} image={user.image} size={112} />
      <Pencil>
        <IconButton
          ref={button}
          name={say('pictureMenu')}
          icon={<PencilLine size={20} aria-hidden="true" />}
          aria-expanded={isOpen}
          isBusy={isPending}
          onClick={toggle}
        />
      </Pencil>
      {isOpen && (
        <Menu>
          <Link to={paths.accountPicture}>
            <PencilLine size={18} aria-hidden="true" />
            {say('editPicture')}
          </Link>
          {user.image && (
            <button type="button" onClick={() => void remove()}>
              <Trash2 size={18} aria-hidden="true" />
              {say('deletePicture')}
            </button>
          )}
        </Menu>
      )}
    </Portrait>
  );
}
