// People with what they wrote, as far as that may be told: how they feel is told to nobody else (ENT-40).
import { Table, Td, Th } from '../../../../ui/table.tsx'
import { moodOf } from '../../../polling/contract.ts'
import type { OrgMember } from '../../../polling/figures/contract.ts'
import { Mood } from './mood.tsx'
import { dayWords } from './polling-words.ts'

export function OrgMembers({ members }: { members: readonly OrgMember[] }) {
  if (members.length === 0) return null
  const hasMood = members.some(({ sentimentScore }) => sentimentScore !== null)
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="text-14 font-semibold">
        {members.length === 1 ? 'You' : 'Members'}
      </h2>
      <div className="mt-2">
        <Table
          caption="Members and their submissions"
          head={
            <tr>
              <Th>Name</Th>
              <Th>Department</Th>
              <Th numeric>Submissions</Th>
              <Th>Last counted</Th>
              {hasMood && <Th>Your mood</Th>}
            </tr>
          }
        >
          {members.map((member) => (
            <tr key={member.id}>
              <Td>
                {member.name} <span className="text-12 text-ink-2">{member.email}</span>
              </Td>
              <Td>{member.department ?? ''}</Td>
              <Td numeric>{member.submissionCount ?? 'Too few to show'}</Td>
              <Td>{member.lastSubmission === null ? '' : dayWords(member.lastSubmission)}</Td>
              {hasMood && (
                <Td>
                  {member.sentimentScore !== null && (
                    <Mood mood={moodOf(member.sentimentScore)} score={member.sentimentScore} />
                  )}
                </Td>
              )}
            </tr>
          ))}
        </Table>
      </div>
    </section>
  )
}
