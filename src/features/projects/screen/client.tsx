// Projects in the client: found by name in the palette.
import type { ClientFeature } from '../../client.ts'

export const projects: ClientFeature = {
  name: 'projects',
  palette: async () => (await import('./use-project-commands.tsx')).useProjectCommands,
}
