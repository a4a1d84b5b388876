// /settings/status: whether the server is well, what needs a hand, and what its queues, sources and disk look like.
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { SkeletonPanels } from '../../../ui/skeleton.tsx'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import { Table, Td, Th } from '../../../ui/table.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { getServerStatus, type ServerStatus } from '../contract.ts'

const LOOK_AGAIN_MS = 15_000

export function StatusPage() {
  const status = useRead(getServerStatus, {}, { refetchInterval: LOOK_AGAIN_MS })
  return (
    <SubPage
      back={toMailSettings}
      title="Status of the server"
      about={
        status.data === undefined ? (
          'Services, queues, ways in for mail, and backups.'
        ) : (
          <Sum status={status.data} />
        )
      }
      isAboutLive
    >
      <Loaded
        of={status}
        failed="The status could not be loaded"
        safe="That says nothing of the mails: those that were taken are safe."
        level={2}
        className="mt-6"
        waiting={<SkeletonPanels label="Loading the status" />}
      >
        {(read) => (
          <div className="mt-5 grid gap-5">
            {read.alarms.length > 0 && <Alarms alarms={read.alarms} />}
            <Services status={read} />
            <Queues queues={read.queues} />
            <Upkeep status={read} />
          </div>
        )}
      </Loaded>
    </SubPage>
  )
}

function Sum({ status: { alarms, services, lastBackup } }: { status: ServerStatus }): ReactNode {
  const count = alarms.filter(({ endedAt }) => endedAt === null).length
  const down = services.filter(({ trouble }) => trouble !== null).length
  if (count === 0 && down === 0) {
    if (lastBackup === null) return 'Everything works, but there is no backup yet.'
    const unseen = services.filter(({ isKnown }) => !isKnown).length
    return unseen === 0 ? 'Everything works.' : 'Nothing is known to be wrong.'
  }
  const words = count + down === 1 ? 'One thing needs a hand.' : `${count + down} things need a hand.`
  return <strong className="font-550 text-warning-ink">{words}</strong>
}

function Alarms({ alarms }: Pick<ServerStatus, 'alarms'>) {
  return (
    <Panel title="Alarms">
      <div className="divide-y divide-line">
        {alarms.map(({ id, title, advice, beganAt, endedAt }) => (
          <PanelRow
            key={id}
            title={title}
            act={endedAt === null ? <State trouble="" words="Lasts" /> : <Badge tone="neutral">Over</Badge>}
          >
            {endedAt === null ? `${advice} ` : null}Began <RelativeTime at={beganAt} inSentence />
            {endedAt !== null && (
              <>
                , over <RelativeTime at={endedAt} inSentence />
              </>
            )}
          </PanelRow>
        ))}
      </div>
    </Panel>
  )
}

function State({ trouble, words }: { trouble: string | null; words: string }) {
  return trouble === null ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden />}>
      {words}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
      {words}
    </Badge>
  )
}

function Model({ model }: Pick<ServerStatus, 'model'>) {
  if (model === null)
    return (
      <PanelRow title="Language model" act={<span className="text-13 text-ink-2">Not set</span>}>
        Mails are read by rules alone.
      </PanelRow>
    )
  const { name, lastAt, trouble } = model
  return (
    <PanelRow
      title={`Language model ${name}`}
      act={
        lastAt === null ? (
          <span className="text-13 text-ink-2">Not asked yet</span>
        ) : (
          <State trouble={trouble} words={trouble === null ? 'Answers' : 'Does not answer'} />
        )
      }
    >
      {trouble === null ? null : `${trouble} Mails are read by rules until it answers. `}
      {lastAt !== null && (
        <>
          Last asked <RelativeTime at={lastAt} inSentence />.
        </>
      )}
    </PanelRow>
  )
}

function Services({ status: { services, sources, model } }: { status: ServerStatus }) {
  return (
    <Panel title="Services">
      <div className="divide-y divide-line">
        {services.map(({ name, trouble, isKnown }) => (
          <PanelRow
            key={name}
            title={name}
            act={
              trouble === null && !isKnown ? (
                <Badge tone="neutral">Not seen yet</Badge>
              ) : (
                <State trouble={trouble} words={trouble === null ? 'Works' : 'Does not work'} />
              )
            }
          >
            {trouble}
          </PanelRow>
        ))}
        <Model model={model} />
        {sources.map(({ name, lastAt }) => (
          <PanelRow
            key={name}
            title={`Mail by ${name}`}
            act={
              lastAt === null ? (
                <span className="text-13 text-ink-2">None yet</span>
              ) : (
                <RelativeTime at={lastAt} className="text-13" />
              )
            }
          >
            When the last one came. You are told when it is silent for much longer than usual.
          </PanelRow>
        ))}
      </div>
    </Panel>
  )
}

function Queues({ queues }: Pick<ServerStatus, 'queues'>) {
  return (
    <Panel title="Queues">
      {queues.length === 0 ? (
        <p className="text-13 text-ink-2">Nothing waits.</p>
      ) : (
        <Table
          caption="What waits"
          head={
            <tr>
              <Th>Queue</Th>
              <Th numeric>Waiting</Th>
              <Th numeric>Oldest</Th>
            </tr>
          }
        >
          {queues.map(({ name, count, since }) => (
            <tr key={name}>
              <Td>{name}</Td>
              <Td numeric>{count}</Td>
              <Td numeric>{since === null ? '' : <RelativeTime at={since} />}</Td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  )
}

function wordsOf({ database, bytes, folder }: NonNullable<ServerStatus['lastBackup']>): string {
  const what = database === 'postgres' ? 'The PostgreSQL database' : 'The embedded database'
  if (database === null || folder === null) return `${fileSize(bytes)}.`
  return `${what} and the data folder, ${fileSize(bytes)}, in ${folder}.`
}

function Upkeep({
  status: { version, schema, database, disk, memory, lastBackup },
}: {
  status: ServerStatus
}) {
  return (
    <Panel title="Upkeep">
      <div className="divide-y divide-line">
        <PanelRow
          title="Last backup"
          act={
            lastBackup === null ? (
              <Badge tone="warning">None yet</Badge>
            ) : (
              <RelativeTime at={lastBackup.at} className="text-13" />
            )
          }
        >
          {lastBackup === null ? (
            <>
              <code>npm run mailcrew -- backup FOLDER</code> makes one while the server runs.
            </>
          ) : (
            wordsOf(lastBackup)
          )}
        </PanelRow>
        <PanelRow title="Disk" act={<span className="text-13">{fileSize(disk.free)} free</span>}>
          Of {fileSize(disk.size)}, where the data folder is.
        </PanelRow>
        <PanelRow title="Memory" act={<span className="text-13">{fileSize(memory.used)}</span>}>
          Of the process with the pages; the machine has {fileSize(memory.free)} of {fileSize(memory.size)}{' '}
          free.
        </PanelRow>
        <PanelRow title="Version" act={<span className="text-13">{version}</span>}>
          {database === 'postgres' ? 'On PostgreSQL' : 'On the embedded database'}, with {schema.steps} steps
          of the schema
          {schema.lastAt !== null && (
            <>
              , the last one <RelativeTime at={schema.lastAt} inSentence />
            </>
          )}
          .
        </PanelRow>
      </div>
    </Panel>
  )
}
