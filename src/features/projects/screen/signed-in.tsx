// What projects gives to every signed-in page.
import type { SignedIn } from '../../client.ts'
import { useProjectCommands } from './use-project-commands.tsx'

export const projects: SignedIn = {
  usePalette: useProjectCommands,
}
