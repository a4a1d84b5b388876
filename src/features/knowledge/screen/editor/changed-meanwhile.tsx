// Somebody else published a later version while one wrote: nothing is lost, and one decides.
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { articlePath } from '../knowledge-paths.ts'

export interface ChangedMeanwhileProps {
  articleId: number
  isBusy: boolean
  /** As the latest version, over the other one. */
  onPublish: () => void
}

export function ChangedMeanwhile({ articleId, isBusy, onPublish }: ChangedMeanwhileProps) {
  return (
    <Notice
      tone="warning"
      urgent
      title="Somebody changed this article while you wrote."
      action={
        <span className="flex flex-wrap gap-1.5">
          <ButtonLink size="sm" href={`${articlePath(articleId)}?view=versions`}>
            See what changed
          </ButtonLink>
          <Button size="sm" busy={isBusy} onClick={onPublish}>
            Publish mine over it
          </Button>
        </span>
      }
    >
      Your text is kept in this browser.
    </Notice>
  )
}
