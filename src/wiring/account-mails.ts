// What accounts write to people: the links that prove an address is theirs.
import type { Account } from '../features/accounts/index.ts'
import type { SendProductMail } from '../mail/product-mail.ts'

/** The mail with the link that confirms an address (AUTH-29). `token` is the link's secret part. */
export function confirmationMail(send: SendProductMail, publicUrl: string) {
  return (account: Account, token: string): Promise<void> =>
    send({
      kind: 'security',
      isSecret: true,
      to: account.email,
      toUserId: account.id,
      subject: 'Confirm your address',
      line: 'Your account',
      intro: 'Mail from this address is worked as yours once you have confirmed it.',
      sections: [
        { kind: 'button', link: { text: 'Confirm this address', url: `${publicUrl}/confirm/${token}` } },
        {
          kind: 'paragraph',
          text: 'The link works once, for 24 hours. If you did not sign up, there is nothing to do.',
        },
      ],
      footer: 'Sent because somebody signed up with this address.',
    })
}
