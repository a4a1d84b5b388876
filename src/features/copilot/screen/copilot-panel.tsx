// The Copilot's panel: header, conversation, suggestions before the first question, and the box to ask in (COP-03).
import { ArrowRight, Eraser, Minus, Search, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { crew } from '../../../crew/crew.ts'
import { agentFrom } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { api } from '../../../ui/api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { useCompany } from '../../companies/screen/company-context.tsx'
import { clearCopilot } from '../contract.ts'
import { AskBox } from './ask-box.tsx'
import { BoardTasks } from './board/board-tasks.ts'
import { chats } from './board/chat.ts'
import { forgetChats } from './board/chat-key.ts'
import { reduced } from './context-data.ts'
import { setCopilot, useCopilotState } from './copilot-state.ts'
import { MessageList } from './message-list.tsx'
import { screenContext } from './screen-context.ts'
import { SearchConversation } from './search-conversation.tsx'
import { useContextData } from './use-context-data.ts'
import { useConversation } from './use-conversation.ts'
import { useSuggestions } from './use-suggestions.ts'

export function CopilotPanel() {
  const { selected } = useCompany()
  // Each context has a conversation of its own.
  return <Panel key={selected?.company.id ?? 0} companyName={selected?.company.name ?? null} />
}

function Panel({ companyName }: { companyName: string | null }) {
  const [path] = useLocation()
  const isOpen = useCopilotState() === 'open'
  const screen = screenContext(path)
  const page = useContextData(screen)
  const { project, board } = page
  const chat = useConversation(screen, page)
  const suggestions = useSuggestions(screen.context, reduced(page.data))
  const clear = useAct(() => api(clearCopilot), {
    failed: 'The conversation could not be cleared',
    done: () => {
      chat.dropOwn()
      forgetChats(localStorage)
      chats.forget()
      return chat.refresh()
    },
  })
  const [isSearching, setSearching] = useState(false)
  const agent = agentFrom(screen.context)
  const isNew = !chat.isLoading && chat.messages.length + chat.own.length === 0
  const place = project?.name ?? companyName
  return (
    <>
      {isOpen && <div aria-hidden className="fixed inset-0 z-30 bg-scrim md:hidden" />}
      <section
        aria-label="Copilot"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (chat.isPending) chat.stop()
          else setCopilot('collapsed')
        }}
        className={classNames(
          'fixed right-5 bottom-5 z-30 flex w-[412px] flex-col overflow-hidden rounded-panel bg-raised shadow-float',
          'max-md:inset-x-0 max-md:right-0 max-md:bottom-0 max-md:w-auto max-md:rounded-b-none',
          isOpen && !isNew && 'h-[min(736px,calc(100dvh-96px))] max-md:h-[calc(100dvh-76px)]',
          isOpen && isNew && 'max-h-[calc(100dvh-96px)] max-md:h-[calc(100dvh-76px)]',
          !isOpen && 'max-md:bottom-[var(--bottom-bar,0px)]',
        )}
      >
        <div className="flex items-center gap-2.5 border-b border-line py-2.5 pr-2 pl-4">
          <Mark className="size-[18px] text-accent" />
          <h2 className="text-14 font-semibold">Copilot</h2>
          <span className="ml-auto flex min-w-0 items-center gap-1.5 text-12 text-ink-2">
            {agent && <AgentStamp agent={agent} size={16} />}
            {place !== null && place !== undefined && <span className="truncate">{place}</span>}
          </span>
          {isOpen && chat.messages.length > 0 && (
            <IconButton
              label="Search conversation"
              aria-pressed={isSearching}
              icon={<Search aria-hidden />}
              onClick={() => setSearching(!isSearching)}
            />
          )}
          {isOpen && chat.messages.length > 0 && (
            <IconButton
              label="Clear conversation"
              icon={<Eraser aria-hidden />}
              disabled={clear.isPending}
              onClick={() => clear.mutate()}
            />
          )}
          <IconButton
            className="max-md:hidden"
            label={isOpen ? 'Minimise' : 'Open'}
            icon={<Minus aria-hidden />}
            onClick={() => setCopilot(isOpen ? 'minimised' : 'open')}
          />
          <IconButton label="Close" icon={<X aria-hidden />} onClick={() => setCopilot('collapsed')} />
        </div>
        {isOpen && isSearching && <SearchConversation onClose={() => setSearching(false)} />}
        {isOpen && !isSearching && (
          <>
            <BoardTasks value={board?.tasks ?? null}>
              <MessageList
                messages={chat.messages}
                own={chat.own}
                isPending={chat.isPending}
                onStop={chat.stop}
              >
                {isNew && (
                  <Welcome
                    place={project?.name ?? workOf(screen.context)}
                    suggestions={suggestions}
                    onChoose={chat.ask}
                  />
                )}
              </MessageList>
            </BoardTasks>
            <AskBox isPending={chat.isPending} onAsk={chat.ask} />
          </>
        )}
      </section>
    </>
  )
}

/** "Tula’s work" on the pages of an agent. */
function workOf(context: string): string | null {
  const name = crew.find(({ type }) => type === context)?.name
  return name === undefined ? null : `${name}\u2019s work`
}

/** COP-10, COP-11. */
function Welcome({
  place,
  suggestions,
  onChoose,
}: {
  place: string | null
  suggestions: readonly string[]
  onChoose: (text: string) => void
}) {
  return (
    <div>
      <p className="text-20 font-semibold tracking-[-0.012em] text-balance">
        {place === null
          ? 'Ask about your work, or say what should change.'
          : `Ask about ${place}, or say what should change.`}
      </p>
      <p className="mt-1.5 text-14 text-ink-2">
        I answer from what you may read here and say where I read it. Nothing changes until you press Apply.
      </p>
      <ul aria-label="Suggestions" className="-mx-2.5 mt-4 min-h-[132px]">
        {suggestions.map((text) => (
          <li key={text} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-11 w-full items-center justify-between gap-2.5 rounded-control px-2.5 text-left text-14 font-medium hover:bg-hover"
            >
              {text}
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
