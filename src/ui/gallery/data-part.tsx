// Tabs, figures and a table.
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Stats } from '../stats.tsx'
import { Table, Td, Th } from '../table.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { RelativeTime } from '../time.tsx'
import { Part, Row } from './part.tsx'

export function DataPart() {
  const [tab, setTab] = useState('overview')
  return (
    <Part title="Data">
      <Tabs
        label="Views"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'overview', label: 'Overview' },
          { value: 'votes', label: 'Votes', count: 3 },
          { value: 'settings', label: 'Settings' },
        ]}
      >
        <TabPanel value="overview" className="pt-4">
          <Stats
            items={[
              { label: 'Total', value: 8 },
              { label: 'Pending', value: 2 },
              { label: 'In progress', value: 2, note: '1 late' },
            ]}
          />
        </TabPanel>
        <TabPanel value="votes" className="pt-4 text-13 text-ink-2">
          Three people voted.
        </TabPanel>
        <TabPanel value="settings" className="pt-4 text-13 text-ink-2">
          Nothing to set.
        </TabPanel>
      </Tabs>
      <Table
        caption="Mails by sender"
        head={
          <tr>
            <Th>Sender</Th>
            <Th>Last</Th>
            <Th numeric>Mails</Th>
          </tr>
        }
      >
        {[
          ['Ivan Novak', 12],
          ['Rosa Alvarez', 1204],
        ].map(([name, count]) => (
          <tr key={name}>
            <Td>{name}</Td>
            <Td>
              <RelativeTime at="2026-02-17T09:12:00Z" />
            </Td>
            <Td numeric>{count}</Td>
          </tr>
        ))}
      </Table>
      <Row>
        <Badge>Neutral</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Held</Badge>
        <Badge tone="danger">Refused</Badge>
      </Row>
    </Part>
  )
}
