// What a mail's headers say of its mailing list.
import { expect, it } from 'vitest'
import { listAddresses } from './mailing-list.ts'

const header = (name: string, value: string) => ({ name, value })

it('List-Post, List-Id and the older header name the list; a closed one and other headers name none', () => {
  expect(listAddresses([header('list-post', '<mailto:Team@lists.example.com>')])).toEqual([
    'team@lists.example.com',
  ])
  expect(
    listAddresses([header('list-post', '<mailto:team@lists.example.com?subject=x>, <https://example.com>')]),
  ).toEqual(['team@lists.example.com'])
  expect(listAddresses([header('list-id', 'The team <team.lists.example.com>')])).toEqual([
    'team@lists.example.com',
  ])
  expect(
    listAddresses([
      header('list-id', '<team.lists.example.com>'),
      header('x-beenthere', 'team@lists.example.com'),
    ]),
  ).toEqual(['team@lists.example.com'])
  expect(
    listAddresses([header('list-post', 'NO (posting not allowed)'), header('to', 'team@lists.example.com')]),
  ).toEqual([])
})
