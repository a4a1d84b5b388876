// Copies a part of a mail, shows a check mark and says so.
import { CopyButton } from '../../../ui/copy-button.tsx'
import { toast } from '../../../ui/toasts.ts'

/** ERR-34 for the content; the sender's address has words of its own. */
const copiedWords = {
  content: 'Email content copied to clipboard',
  address: 'Email address copied to clipboard',
}

export type CopyMailProps = { text: string; part: keyof typeof copiedWords; label: string; what: string }

export function CopyMail({ text, part, label, what }: CopyMailProps) {
  return (
    <CopyButton
      text={text}
      label={label}
      what={what}
      onCopied={() =>
        toast({ kind: 'success', title: 'Copied to clipboard', description: copiedWords[part] })
      }
    />
  )
}
