// The line above an article: the way back, and what can be done with it.
import { ChevronLeft, Ellipsis, History, Link2, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Kbd } from '../../../../ui/kbd.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toasts.ts'
import type { Article } from '../../contract.ts'
import { articlePath, knowledgePath } from '../knowledge-paths.ts'
import { useArticleActs } from './use-article-acts.ts'

export interface ArticleBarProps {
  article: Article
  /** Null where the reader may not. */
  onEdit: (() => void) | null
  onVersions: () => void
}

export function ArticleBar({ article, onEdit, onVersions }: ArticleBarProps) {
  return (
    <div className="flex min-h-14 items-center gap-1.5 text-13 text-ink-2 max-sm:gap-0.5">
      <BackToBase />
      <span aria-hidden className="text-ink-3 max-md:hidden">
        /
      </span>
      <b className="min-w-0 truncate font-medium text-ink max-md:hidden">{article.title}</b>
      <div className="ml-auto flex items-center gap-1.5 max-sm:gap-0.5">
        <Button
          variant="ghost"
          icon={<Link2 aria-hidden />}
          aria-label="Copy link"
          onClick={() => void copyLink(article.id)}
        >
          <span className="max-md:hidden">Copy link</span>
        </Button>
        {onEdit && (
          <Button icon={<PenLine aria-hidden />} onClick={onEdit}>
            Edit
            <Kbd keys="E" className="max-md:hidden" />
          </Button>
        )}
        <More article={article} onVersions={onVersions} />
      </div>
    </div>
  )
}

export function BackToBase() {
  return (
    <Link
      href={knowledgePath}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 hover:text-ink max-md:min-h-11"
    >
      <ChevronLeft aria-hidden className="size-4" />
      Knowledge Base
    </Link>
  )
}

async function copyLink(id: number) {
  try {
    await navigator.clipboard.writeText(`${location.origin}${articlePath(id)}`)
    toast({
      kind: 'success',
      title: 'Link copied',
      description: 'It opens for everyone who may read the article.',
    })
  } catch {
    toast({
      kind: 'destructive',
      title: 'Could not copy',
      description: 'Copy the address of this page by hand.',
    })
  }
}

function More({ article, onVersions }: { article: Article; onVersions: () => void }) {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { remove } = useArticleActs(article)
  return (
    <>
      <Menu
        label="More for this article"
        trigger={<IconButton label="More for this article" icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem icon={<History aria-hidden />} onSelect={onVersions}>
          Versions
        </MenuItem>
        {article.mayChange && (
          <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => setAsking(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={article.kind === 'article' ? 'Delete this article?' : 'Delete this document?'}
        description="Nothing is answered from it any more. It can be brought back for 30 days."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              navigate(knowledgePath)
            },
          })
        }
      />
    </>
  )
}
