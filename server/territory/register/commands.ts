import { CsvError } from 'csv-parse'
import { byCommand } from '../../../domain/actor.ts'
import type { Point } from '../../../domain/addresses/region-of-place.ts'
import type { AppWithDb } from '../../app-context.ts'
import {
  CommandRefused,
  type Commands,
  parseRecordNumber,
  valueOrRefuse,
} from '../../platform/command.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { importFormerNames } from './import-former-names.ts'
import { importHouses } from './import-houses.ts'
import { matchAddresses } from './match-addresses.ts'
import { setPin } from './save-places.ts'
import { findUnmatched } from './unmatched-addresses.ts'

const mostListed = 200

/** The State Address Register and the customers' places on the map. */
export const registerCommands: Commands<AppWithDb> = {
  'register import': {
    usage: 'register import FILE [--former-names]',
    summary:
      'Reads the buildings (aw_eka.csv) or the former street names (aw_iela_his.csv) of the ' +
      'State Address Register and looks up the customers’ addresses; goes on where it was cut off',
    options: { 'former-names': { type: 'boolean' } },
    run: async (app, { words: [file], options }) => {
      if (file === undefined) throw new CommandRefused('Say which file.')
      const read = options['former-names'] ? importFormerNames : importHouses
      const imported = await read(app, file).catch(refuseFile)
      const matched = await matchAddresses(app)
      const how = imported.isNew ? '' : ' This file had been read before.'
      const lines = [
        `${imported.rowsRead} rows read, ${imported.rowsChanged} changed.${how}`,
        `Addresses: ${matched.house} found, ${matched.street} only by street, ` +
          `${matched.none} not at all.`,
      ]
      return { data: { ...imported, matched }, lines }
    },
  },
  'register unmatched': {
    usage: 'register unmatched',
    summary: 'Customers’ addresses that the register does not have, those without a point first',
    run: async ({ db }) => {
      const data = await findUnmatched(db, mostListed)
      const lines = data.map(
        ({ addressId, customer, address, source }) =>
          `${addressId}  ${address}, ${customer ?? 'no name'}` +
          (source === 'street' ? ' (street found)' : ''),
      )
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'address pin': {
    usage: 'address pin ADDRESS --at 56.9496,24.1052',
    summary: 'Puts an address on the map by hand; the register never moves it again',
    options: { at: { type: 'string' } },
    run: async (app, { words: [address], options }) => {
      const addressId = parseRecordNumber(address)
      const point = parsePoint(options.at)
      const pin = { addressId, point, source: 'office' } as const
      valueOrRefuse(
        await inTransaction(app.db, (tx) => setPin(app, tx, byCommand, pin, app.clock.now())),
      )
      return { data: pin, lines: [`Address ${addressId} is at ${String(options.at)}.`] }
    },
  },
}

function refuseFile(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') throw new CommandRefused('There is no such file.')
  if (error instanceof SyntaxError || error instanceof CsvError) throw new CommandRefused(message)
  throw error
}

function parsePoint(text: unknown): Point {
  const [, latitude, longitude] = /^(5[5-8]\.\d+),(2[0-8]\.\d+)$/.exec(String(text)) ?? []
  if (latitude === undefined || longitude === undefined)
    throw new CommandRefused('--at must be a latitude and a longitude in Latvia: 56.9496,24.1052.')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
