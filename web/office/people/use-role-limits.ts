import { defaultRoleLimits, type RoleLimits } from '../../../domain/staff/limits.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { api } from '../session/api.ts'

/** The limits that are in force, as the settings say. */
export const useRoleLimits = (): RoleLimits =>
  useLoaded('limits', () => api.readRoleLimits()).value?.limits ?? defaultRoleLimits
