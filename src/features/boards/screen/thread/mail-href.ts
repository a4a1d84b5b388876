// The address that opens a mail in the email chain of its project.
import { writeOpenMail } from '../cards/mail-address.ts'

export function mailHref(projectId: number, mailId: number): string {
  return `/project/${projectId}?${writeOpenMail(new URLSearchParams(), { mailId, markKey: null })}`
}
