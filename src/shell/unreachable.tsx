// The server could not say who is there: neither the shell nor sign-in would be right.
import { ErrorState } from '../ui/error-state.tsx'
import { failureWords } from '../ui/request.ts'

export function Unreachable({ error, ask, asking }: { error: Error; ask: () => void; asking: boolean }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState level={1} title="Mailcrew could not be reached" onRetry={ask} busy={asking}>
        Your mail and your tasks are safe. {failureWords(error)}
      </ErrorState>
    </main>
  )
}
