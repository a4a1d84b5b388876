// What documents give to every signed-in page.
import { FileText } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { useDocumentEvents } from './use-document-events.ts'

export const documents: SignedIn = {
  useLive: useDocumentEvents,
  found: { document: () => <FileText aria-hidden /> },
}
