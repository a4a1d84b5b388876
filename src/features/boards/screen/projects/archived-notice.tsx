// Above the board of an archived project: why nothing can be changed, and the way back.
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Project } from '../../../projects/contract.ts'
import { useBringBack } from './use-project-acts.ts'

export function ArchivedNotice({ project }: { project: Project }) {
  const bringBack = useBringBack()
  return (
    <div className="border-b border-line px-4 py-2">
      <Notice
        title="This project is archived."
        action={
          <Button
            size="sm"
            busy={bringBack.isPending}
            busyLabel="Bringing back..."
            onClick={() => bringBack.mutate(project)}
          >
            Bring back
          </Button>
        }
      >
        You can read it. To change something, bring it back first; a mail to it does so by itself.
      </Notice>
    </div>
  )
}
