import type { Role } from '../../domain/staff/rights.ts'

/** One colleague a role, for trying the office and the phone; their password is the demo's. */
export const demoStaff: { name: string; email: string; role: Role }[] = [
  { name: 'Andris Vītols', email: 'vadiba@avots.example', role: 'owner' },
  { name: 'Dina Muceniece', email: 'dispecers@avots.example', role: 'dispatcher' },
  { name: 'Inese Kļaviņa', email: 'klienti@avots.example', role: 'customerService' },
  { name: 'Kristaps Lapiņš', email: 'noliktava@avots.example', role: 'warehouse' },
  { name: 'Jānis Liepiņš', email: 'soferis@avots.example', role: 'driver' },
  { name: 'Rūta Zariņa', email: 'gramatvediba@avots.example', role: 'accountant' },
]
