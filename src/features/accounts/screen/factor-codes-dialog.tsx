// Recovery codes, shown once.
import { SecretDialog } from '../../../ui/secret-dialog.tsx'

export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <SecretDialog
      secret={codes.join('\n')}
      what="recovery codes"
      description="Each opens your account once beside your password. Keep them where you would find them without your phone."
      onClose={onClose}
    >
      <ul aria-label="Recovery codes" className="grid min-w-0 flex-1 gap-1 text-13">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </SecretDialog>
  )
}
