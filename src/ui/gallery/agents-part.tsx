// Stamps of all agents in all sizes, marks, people.
import { AgentAddress } from '../address.tsx'
import { agentNames } from '../agent.ts'
import { AgentStamp } from '../agent-stamp.tsx'
import { EvidenceMark } from '../evidence-mark.tsx'
import { Avatar, AvatarStack } from '../person.tsx'
import { Part, Row } from './part.tsx'

export function AgentsPart() {
  return (
    <Part title="Agents and people">
      <Row>
        {agentNames.map((agent) => (
          <AgentStamp key={agent} agent={agent} size={56} labelled />
        ))}
      </Row>
      <Row>
        {agentNames.map((agent) => (
          <AgentStamp key={agent} agent={agent} size={40} labelled />
        ))}
      </Row>
      <Row>
        {agentNames.map((agent) => (
          <span key={agent} className="flex items-center gap-1">
            <AgentStamp agent={agent} size={28} />
            <AgentStamp agent={agent} size={20} />
            <AgentStamp agent={agent} size={16} />
            <EvidenceMark agent={agent} />
          </span>
        ))}
      </Row>
      <Row>
        <Avatar name="Amara Okafor" size="md" />
        <Avatar name="bob.lindqvist@example.com" />
        <AvatarStack names={['Amara Okafor', 'Priya Raman', 'Jonas Weber', 'Mei Tanaka', 'Lucia Ferrer']} />
        <AgentAddress agent="tula" address="tula.northwind@mail.example.com" />
      </Row>
    </Part>
  )
}
