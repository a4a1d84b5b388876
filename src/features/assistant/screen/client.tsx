// The AI Assistant in the client: beside the board of a project.
import type { ClientFeature } from '../../client.ts'

export const assistant: ClientFeature = {
  fills: { boardSide: async () => (await import('./board-assistant.tsx')).BoardAssistant },
}
