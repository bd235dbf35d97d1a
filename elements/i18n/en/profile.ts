import { formatsOf } from '../formats.ts';

const { message } = formatsOf('en');

/** Messages of the profile tab, in English. */
export const messages = {
  title: 'Profile',
  description: 'How others see you, and how we reach you.',
  managed: 'Your company’s directory manages these details. Ask your administrator to change them.',
  changedElsewhere: 'Your profile was changed elsewhere. What you typed is still here: check it, then save again.',
  personal: {
    title: 'Personal details',
    description: 'Shown to people in your company.',
    name: 'Name',
    jobTitle: 'Job title',
    address: 'Address',
  },
  photo: {
    title: 'Photo',
    description: 'Shown next to your name. Saved as soon as you change it.',
    add: 'Add photo',
    change: 'Change photo',
    remove: 'Remove photo',
    confirm: { title: 'Remove your photo?', effect: 'People will see your initials instead.' },
    dialog: 'Your photo',
    file: 'Photo',
    camera: 'Take a photo',
    another: 'Choose another',
    take: 'Take photo',
    preview: 'Camera preview',
    save: 'Save photo',
    frame: 'Photo in its frame. Move it with the arrow keys, zoom with plus and minus.',
    zoom: 'Zoom',
    unreadable: 'This file couldn’t be read as an image. Use a PNG, JPEG, WebP or GIF.',
    noCamera: 'The camera couldn’t be used. Allow it in your browser, or choose a file.',
  },
  contact: {
    title: 'Contact',
    description: 'A new email address or phone number takes effect once you’ve confirmed it.',
  },
  email: {
    label: 'Email',
    change: 'Change email',
    dialog: 'Change your email address',
    effect:
      'We’ll email both addresses. The change takes effect once you’ve confirmed it in both, and can be undone from your current address for three days.',
    newAddress: 'New email address',
    submit: 'Send confirmation emails',
    same: 'This is your current address.',
    pending: {
      title: 'Waiting for both addresses to confirm. The links work for 24 hours.',
      confirmed: 'has confirmed',
      waiting: 'hasn’t confirmed yet',
      resend: 'Send the emails again',
      resent: 'Sent again',
      cancel: 'Cancel change',
    },
  },
  phone: {
    label: 'Phone',
    none: 'No phone number',
    add: 'Add phone number',
    change: 'Change number',
    remove: 'Remove',
    confirm: { title: message('Remove {{number}}?'), effect: 'It will no longer be shown in your profile.' },
    dialog: 'Your phone number',
    effect: 'We’ll text a code to it.',
    send: 'Send code',
    codeTitle: 'Check your phone',
    codeSent: message('We texted a 6-digit code to {{number}}.'),
    verify: 'Confirm number',
    otherNumber: 'Use another number',
  },
  region: {
    title: 'Language and time',
    description: 'Only for you.',
    language: 'Language',
    languageHint: 'For emails and text messages we send you.',
    timezone: 'Time zone',
    browserZone: 'Same as this browser',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    profile: typeof messages;
  }
}
