'use client';
/** Send SMS and Send Notification on the page of one person. */
import { Bell, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { peopleWords } from '../../messages/people';
import { Dialog } from '../../shared/dialogs/Dialog';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';
import { NoticeForm, type Receiver } from './NoticeForm';
import { SmsForm } from './SmsForm';

export function ContactButtons({ receiver }: { receiver: Receiver }) {
  const say = useText(peopleWords);
  const [open, setOpen] = useState<'sms' | 'notice' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('sms')}>
        <MessageSquareText size={16} aria-hidden />
        {say('sendSms')}
      </Button>
      <Button onClick={() => setOpen('notice')}>
        <Bell size={16} aria-hidden />
        {say('sendNotification')}
      </Button>
      <Dialog isOpen={open === 'sms'} onClose={close} title={say('sendSms')}>
        <p className="haat-dialog__text">{say('to', { name: receiver.name })}</p>
        <SmsForm receiver={receiver} onSent={close} />
      </Dialog>
      <Dialog isOpen={open === 'notice'} onClose={close} title={say('sendNotification')}>
        <p className="haat-dialog__text">{say('to', { name: receiver.name })}</p>
        <NoticeForm receiver={receiver} onSent={close} />
      </Dialog>
    </>
  );
}
