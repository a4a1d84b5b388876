// The Copilot in the client: its way in beside the board of a project.
import type { ClientFeature } from '../../client.ts'

export const copilot: ClientFeature = {
  fills: { boardSide: async () => (await import('./board/board-assistant.tsx')).BoardAssistant },
}
