/** Much tried ones of eight characters and more that no rule of `common-password.ts` finds, Latvian ones among them. */
export const refusedPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12341234 12344321 11223344 123123123 123321123 147258369 159357159 987654321 87654321
  0987654321 00000000 11111111 88888888 99999999 password password1 password12 password123 passw0rd p@ssword p@ssw0rd
  qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx asdfghjk
  asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess football baseball
  superman batman123 starwars whatever trustno1 welcome1 welcome123 letmein1 admin123 administrator changeme default1
  internet computer samsung1 michelle jennifer jessica1 charlie1 dragon123 monkey123 master123 shadow123 killer123
  parole12 parole123 parole1234 paroleparole manaparole manaparole1 parolite latvija1 latvija2 latvija123 latvija2024
  latvija2025 latvija2026 riga1234 riga2024 riga2025 riga2026 kakitis1 sunitis1 milestiba milestiba1 tevzeme1 liepaja1
  saulite1 saulespuke zvaigzne zvaigznite ziemassvetki vasara123 vasara2026 ziema2026 rudens2026 pavasaris udens123
  udens1234 klients1 klients123 test1234 testtest testtest1 demo1234 guest123 user1234 login123 secret123 qazwsxedc
  qweasdzxc 1234qwer qwer1234 asd12345 zxc12345 123qweasd 123456qw 12345qwert 123abc123 aaaaaaaa1 google123 facebook1`.split(
    /\s+/,
  ),
)
