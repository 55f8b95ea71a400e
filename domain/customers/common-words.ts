/** Words, names, teams and films that people build passwords from, folded and without digits. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd passw pass parole parol paroli parolite mypassword mypass newpassword newpass nopassword thepassword
  yourpassword secret secrets topsecret mysecret changeme changeit letmein letmeinnow openup opensesame login logmein
  welcome welcomehome hello helloworld hellokitty hello there goodbye whatever nothing something anything everything
  nobody someone unknown none blank empty default admin administrator adminadmin root superuser superadmin user username
  users guest visitor test tester testing tests testuser demo sample example temp temporary master masterkey access
  account computer internet windows linux macbook apple iphone ipad android samsung galaxy nokia sony google gmail yahoo
  hotmail facebook twitter instagram youtube tiktok whatsapp telegram spotify netflix amazon microsoft office minecraft
  roblox fortnite pokemon pikachu mario nintendo playstation xbox counterstrike counter strike warcraft worldofwarcraft
  starcraft diablo zelda sonic tetris doom matrix terminator starwars skywalker anakin darthvader yoda jedi startrek
  enterprise spock gandalf frodo hobbit hogwarts harrypotter potter hermione batman superman spiderman ironman wolverine
  xmen avengers hulk captain thor joker robin naruto sasuke sakura dragonball goku vegeta mickey mickeymouse minnie donald
  donaldduck snoopy garfield scooby scoobydoo tigger winnie winniethepooh bambi simba nemo elmo spongebob simpsons homer
  bart southpark cartman kenny family love lover lovers loveme loveyou iloveyou iloveu iloveme ilovegod iloveher ilovehim
  iluvu lovely mylove truelove loveforever forever always together sweet sweetheart sweetie sweety honey sugar candy cookie
  cookies chocolate vanilla cherry strawberry banana orange lemon apple apples peanut butter cheese pizza burger hamburger
  coffee tea cocacola pepsi beer whiskey vodka baby babygirl babyboy babe boy girl girls princess prince queen king kingdom
  angel angels devil demon heaven hell jesus jesuschrist christ god godisgood blessed faith hope grace church bible lord
  savior happy happiness smile smiley laugh funny crazy cool coolman cute pretty beautiful beauty gorgeous sexy hot hottie
  hotgirl hotstuff money cash dollar rich million millionaire success winner loser lucky luck magic magical mystery dream
  dreams dreamer star stars superstar rockstar sun sunny sunshine sunset sunrise moon moonlight midnight night light
  lightning thunder thunderbird storm rain rainbow snow snowball snowflake winter spring summer autumn fall january
  february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday weekend holiday vacation birthday christmas easter halloween freedom liberty peace victory power
  powerful energy force strong warrior warriors soldier army navy marine marines sniper hunter killer assassin ninja samurai
  pirate pirates viking vikings knight knights wizard dragon dragons phoenix unicorn tiger tigers lion lions eagle eagles
  falcon falcons hawk wolf wolves bear bears panther panthers monkey monkeys gorilla elephant rabbit bunny kitten kitty cat
  cats dog dogs doggy puppy mustang horse horses pony bird butterfly dolphin dolphins shark sharks fish fishing spider snake
  cobra viper python scorpion turtle football soccer baseball basketball hockey tennis golf golfer golfing volleyball
  softball cricket rugby boxing wrestling racing runner running swimmer swimming skater skateboard snowboard surfer player
  players champion champions coach team sports yankees redsox cowboys packers steelers raiders lakers celtics bulls rangers
  liverpool arsenal chelsea manchester manutd barcelona realmadrid juventus milan bayern porsche ferrari mercedes bmw audi
  toyota honda nissan mazda subaru volvo ford chevy chevrolet corvette camaro harley davidson yamaha suzuki kawasaki ducati
  guitar music musica piano drummer drums metal metallica slipknot nirvana beatles rollingstones queen eminem tupac biggie
  blink greenday linkinpark rammstein ironmaiden madonna beyonce shakira bieber onedirection disney hollywood california
  florida texas newyork chicago boston london paris berlin moscow russia america canada mexico brasil brazil argentina
  australia germany france england scotland ireland italy italia spain poland europe africa asia china japan tokyo india
  school student teacher college university doctor nurse engineer manager boss pilot driver police fireman security trustno
  trustnoone james john robert michael mike david daniel danny thomas tommy william billy richard joseph joe charles charlie
  christopher christian chris matthew matt anthony tony mark donald steven steve paul andrew andy joshua josh kevin brian
  george edward ronald timothy jason jeffrey ryan jacob jake gary nicholas nick eric jonathan justin scott brandon benjamin
  samuel sammy gregory alexander alex alexandra patrick jack dennis jerry tyler aaron jose adam nathan henry zachary peter
  kyle walter ethan jeremy harold keith roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan jordan
  bruce gabriel logan albert mary maria patricia jennifer jenny linda elizabeth barbara susan jessica jessie sarah karen
  nancy lisa betty margaret sandra ashley kimberly emily donna michelle dorothy carol amanda melissa deborah stephanie
  rebecca laura helen sharon cynthia kathleen amy angela shirley anna brenda pamela nicole samantha katherine emma ruth
  christine catherine debra rachel carolyn janet virginia heather diane julie joyce victoria olivia kelly christina lauren
  joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice
  jean abigail alice julia judy sophia denise amber doris marilyn danielle isabella diana natalie brittany charlotte marie
  kayla alexis lori natasha vanessa veronica valentina valeria vladimir sergey sergei dmitry dmitri andrei andrey alexey
  aleksandr aleksandra nikita nikolai ivan igor oleg maxim maksim anton artem denis roman pavel mihail mikhail olga elena
  irina tatiana tatjana svetlana natalia ekaterina anastasia oksana marina ludmila galina yulia julija ksenia alina polina
  darja privet lubov lublu lyublyu solnce solnyshko zvezda kotik kotenok zaika zayka malish malishka krasotka mamapapa
  spartak zenit dinamo qwerty qwertz azerty asdf asdfgh zxcvbn zxcvbnm qazwsx wasd abc abcd abcde abcdef abcdefg abcdefgh
  mama papa mamma tetis mate vecaki gimene managimene berns meita dels brasis masa vecmamma omite opis mila milais milulis
  milestiba mila mes divi saule saulite saulespuke zvaigzne zvaigznite menesis debess debesis juras jura upe ezers mezs
  mezi kalns puke pukite roze rozes magone margrietina kakis kakitis suns sunitis sunens kucens zakis zakitis lacis lacitis
  peles pelite vilks lapsa zirgs zirdzins putns bezdeliga tauri taurenis bite bitite vasara ziema rudens pavasaris janvaris
  februaris marts aprilis maijs junijs julijs augusts septembris oktobris novembris decembris pirmdiena piektdiena
  svetdiena ziemassvetki lieldienas jani ligo jaungads latvija latvijas latvietis tevzeme dzimtene riga rigas daugava gauja
  liepaja ventspils jelgava daugavpils jurmala valmiera ogre cesis sigulda tukums rezekne jekabpils kuldiga saldus dobele
  bauska talsi kurzeme vidzeme latgale zemgale udens udentins avotins pasts darbs skola birojs veikals klients
  pircejs lietotajs viesis slepens slepeni slepena slepenais drosiba drosi mans mana manejais mansdators dators internets
  hokejs futbols basketbols dinamoriga porzingis sveiks sveiki labdien labrit paldies ludzu lugums piens maize alus kafija
  sokolade piparkuka torte ledus saldejums abols zemene avene melene janis peteris andris juris martins aivars edgars ilze
  inese inga liga laura kristine kristina anete elina evija dace daiga baiba sandra zane santa linda agnese ieva rita
  ruta vita aija maija marite biruta velta valdis gunta gundega guntis uldis imants raimonds ritvars rihards roberts
  reinis oskars olegs nauris normunds modris mareks marcis kaspars karlis krisjanis kristaps kristers ivars ingus
  gints girts gatis ernests emils elvis eduards dainis davis didzis artis arturs armands arnis aigars agris aleksandrs
  viktors viktorija vladimirs sergejs dmitrijs marija jelena olga irina natalija tatjana svetlana jekaterina anastasija`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
