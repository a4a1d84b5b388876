// Mails of an earlier life, as tests bring them in: from Amara to Tula and Bob, on a Monday in March 2026.

const tula = 'tula@mailcrew.localhost'

/** Its subject names it, in its Message-ID too; `more` are further lines of its header. */
export function archivedMail(subject: string, text: string, more: readonly string[] = []): string {
  return [
    'From: Amara Okafor <amara@example.com>',
    `To: ${tula}, Bob Lindqvist <bob@example.com>`,
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(' ', '-')}@archive.example.com>`,
    'Date: Mon, 02 Mar 2026 09:00:00 +0000',
    ...more,
    '',
    text,
  ].join('\n')
}

/** Nobody works it: it is kept, and ignored. */
export const archivedAway = (subject: string): string =>
  archivedMail(subject, 'Away.', ['Auto-Submitted: auto-replied'])

export const mboxOf = (mails: readonly string[]): Buffer =>
  Buffer.from(mails.map((mail) => `From amara@example.com Mon Mar  2 09:00:00 2026\n${mail}\n\n`).join(''))
