import { expect, test } from 'vitest'
import { bestStreets, isSamePlace, matchHouse, partsOfFields } from './match-address.ts'

const address = {
  street: 'Brīvības iela',
  houseNo: '100',
  flatNo: '',
  postcode: null,
  cityName: 'Rīga',
  regionName: 'Centrs',
}
const street = (name: string, formerNames: string[] = []) => ({
  code: 1,
  name,
  formerNames,
  town: 'Rīga',
  parish: '',
  municipality: '',
})

test('the fields count as they are; a street with everything in it is taken apart', () => {
  expect(partsOfFields({ ...address, houseNo: '12-5' })).toMatchObject({ house: '12', flat: '5' })
  expect(partsOfFields({ ...address, street: 'Brīvības iela 100 - 7', houseNo: '' })).toMatchObject(
    { street: 'Brīvības iela', house: '100', flat: '7' },
  )
  expect(partsOfFields({ ...address, street: 'Kalniņi', houseNo: '' })).toMatchObject({
    street: '',
    house: 'Kalniņi',
  })
})

test('the best street is the one that is written most alike; a former name finds it too', () => {
  const names = [street('Brīvības iela', ['Ļeņina iela']), street('Brīvības gatve')]
  const found = (typed: string) => bestStreets(typed, names).map(({ name }) => name)
  expect(found('Brīvības')).toEqual(['Brīvības iela'])
  expect(found('Brīvības gatve')).toEqual(['Brīvības gatve'])
  expect(found('Ļeņina iela')).toEqual(['Brīvības iela'])
  expect(found('Skolas iela')).toEqual([])
})

test('today’s name goes before the former one of another street', () => {
  const names = [street('Miera iela'), street('Avotu iela', ['Miera iela'])]
  expect(bestStreets('Miera iela', names).map(({ name }) => name)).toEqual(['Miera iela'])
})

test('a city is one place; elsewhere the village counts', () => {
  expect(isSamePlace(address, street('Brīvības iela'))).toBe(true)
  const village = { ...street('Mārupes iela'), town: 'Mārupe', municipality: 'Mārupes nov.' }
  const there = { cityName: 'Mārupes novads', regionName: 'Mārupe' }
  expect(isSamePlace(there, village)).toBe(true)
  expect(isSamePlace({ ...there, regionName: 'Tīraine' }, village)).toBe(false)
  expect(isSamePlace(address, village)).toBe(false)
})

test('of several houses with one number the postcode decides, or nothing does', () => {
  const houses = [
    { code: 1, house: '100', postcode: 'LV-1011' },
    { code: 2, house: '100', postcode: 'LV-1039' },
    { code: 3, house: '102 k-1', postcode: 'LV-1011' },
  ]
  expect(matchHouse({ house: '100', postcode: 'LV-1039' }, houses)?.code).toBe(2)
  expect(matchHouse({ house: '100', postcode: null }, houses)).toBeNull()
  expect(matchHouse({ house: '102K1', postcode: null }, houses)?.code).toBe(3)
  expect(matchHouse({ house: '7', postcode: null }, houses)).toBeNull()
})
