// What companies write to people: the invitation with its link (COMP-22).
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { SendProductMail } from '../../../mail/product-mail.ts'
import { type InvitationMail, roleWords } from './invitation.ts'

/** The link is no key: it opens the company only to whoever has confirmed the address it was sent to. */
export function invitationMail(
  send: SendProductMail,
  publicUrl: string,
  accountOf: (address: string) => Promise<{ id: number } | null>,
) {
  return async (mail: InvitationMail): Promise<void> => {
    const { to, companyName, inviterName, role, message, token, expiresAt } = mail
    const account = await accountOf(to)
    const words: LayoutSection[] = message === '' ? [] : [{ kind: 'paragraph', text: `“${message}”` }]
    await send({
      kind: 'invitation',
      to,
      ...(account ? { toUserId: account.id } : {}),
      subject: `${inviterName} invites you to ${companyName}`,
      line: 'Your companies',
      intro: `You would join ${companyName} as ${roleWords[role]}. Its projects and agents are then yours to work with.`,
      sections: [
        ...words,
        { kind: 'button', link: { text: 'Open the invitation', url: `${publicUrl}/invite/${token}` } },
        {
          kind: 'paragraph',
          text: `It is for ${to} alone and works once, until ${dayOf(expiresAt)}. If you do not know ${companyName}, there is nothing to do.`,
        },
      ],
      footer: `Sent because ${inviterName} invited this address.`,
      causedBy: mail.invitedById,
    })
  }
}

const dayOf = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
