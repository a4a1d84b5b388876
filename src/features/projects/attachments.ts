// The attachments of a mail as the screens list them.
import type { ParsedMail } from '../../mail/parsed-mail.ts'
import type { ProjectEmail } from './contract.ts'

/** Without decoration. A link sends no header, so its address names the company; 0 is personal. */
export function listedAttachments(
  mail: ParsedMail | null,
  deliveryId: number,
  companyId: number,
): ProjectEmail['attachments'] {
  const context = companyId === 0 ? '' : `?companyId=${companyId}`
  return (mail?.attachments ?? []).flatMap(({ filename, contentType, size, inline }, index) =>
    inline
      ? []
      : [{ filename, contentType, size, url: `/api/mails/${deliveryId}/attachments/${index}${context}` }],
  )
}
