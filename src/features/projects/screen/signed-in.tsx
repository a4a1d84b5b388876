// What projects gives to every signed-in page.
import { FolderKanban } from 'lucide-react'
import { Avatar } from '../../../ui/person.tsx'
import type { SignedIn } from '../../client.ts'

export const projects: SignedIn = {
  found: {
    project: () => <FolderKanban aria-hidden />,
    person: ({ title }) => <Avatar name={title} />,
  },
}
