// Whether an article is still true: when somebody said so last, when its owner is asked again, and a press to say it now.
import { Check } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { useNow } from '../../../../ui/now.ts'
import type { Article } from '../../contract.ts'
import { agoWords, dayWords, firstName } from '../knowledge-words.ts'
import { SideSection } from './side-section.tsx'
import { useArticleActs } from './use-article-acts.ts'

export function StillTrue({ article }: { article: Article }) {
  const now = useNow()
  const { verify } = useArticleActs(article)
  return (
    <SideSection title="Still true?">
      <div className="grid justify-items-start gap-2 border-t border-line pt-2.5 leading-[19px] text-ink-2">
        <p className="tabular-nums">{trueWords(article, now)}</p>
        {article.mayChange && (
          <Button
            size="sm"
            icon={<Check aria-hidden />}
            busy={verify.isPending}
            onClick={() => verify.mutate(undefined)}
          >
            Verify now
          </Button>
        )}
      </div>
    </SideSection>
  )
}

function trueWords({ verifiedAt, verifyBy, owner, isDue }: Article, now: number): string {
  const last = verifiedAt === null ? 'Nobody has verified it yet.' : `Verified ${agoWords(verifiedAt, now)}.`
  const who = owner === null ? 'Its owner' : firstName(owner.name)
  if (isDue) return `${last} ${who} has been asked.`
  return verifyBy === null ? last : `${last} ${who} is asked again on ${dayWords(verifyBy)}.`
}
