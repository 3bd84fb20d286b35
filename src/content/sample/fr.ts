/** French sample texts by their English text, or by section and field for long texts. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'Where the moon rises from the sea': 'Là où la lune se lève sur la mer',
  'A quiet house of teak, stone and lantern light on the coast of Kep.':
    'Une maison paisible de teck, de pierre et de lumière de lanternes, sur la côte de Kep.',
  'When the moon is full we carry the tables down to the jetty.':
    'Les soirs de pleine lune, nous portons les tables sur la jetée.',
  'An unhurried kind of luxury': 'Un luxe qui prend son temps',
  'luxuryExperience/description':
    'Une baignoire de pierre, remplie au crépuscule, avec les fleurs de frangipanier du jardin. Un dîner à une table pour deux, avec le crabe des bateaux du matin et le poivre vert de Kampot. Des lanternes allumées au bord de l’eau à six heures. Ici, rien ne vous presse, et quelqu’un est toujours là quand vous le souhaitez.',
  'A house that keeps the hours of the tide': 'Une maison qui vit à l’heure des marées',
  'aboutSection/description':
    'Chanrea veut dire lever de lune. Notre maison se tient là où les collines à poivre de Kep descendent vers le golfe de Thaïlande : une salle ouverte, trois catégories de chambres, une longue piscine et une jetée. Nous l’avons construite basse et en bois, sous les hauts toits doubles de la côte, pour que la brise du soir fasse presque tout le travail.',
  'How the days go': 'Comment passent les jours',
  'aboutStory/days':
    'La maison repose sur une petite équipe ; la plupart ont grandi entre les salines et les collines à poivre. Ils savent quand rentrent les pêcheurs de crabe, quel sentier prendre dans le parc national et comment vous avez pris votre café hier.\n\nNous cuisinons ce que la côte nous donne. Le potager fournit les herbes, le marché de Kep le reste, et la carte suit le temps qu’il fait plus souvent que la saison.\n\nPeu de choses ici suivent un horaire. Le petit-déjeuner vous attend. La piscine est ouverte jusqu’à ce que vous ayez fini. À la pleine lune, nous portons les tables sur la jetée, et le dîner dure ce qu’il dure.',
  'Luxury Accommodation': 'Hébergement de luxe',
  'Rooms of teak, linen and morning light, each with its own view towards the water.':
    'Des chambres de teck, de lin et de lumière du matin, chacune avec sa vue vers l’eau.',
  'Fine Dining': 'Table raffinée',
  'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.':
    'Cuisine khmère de la côte : la pêche du jour, les herbes du jardin, le poivre de Kampot à chaque table.',
  'Concierge Service': 'Conciergerie',
  'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.':
    'Bateaux, chauffeurs, pique-niques et conseils discrets, à toute heure du jour et de la nuit.',
  'See where you would sleep': 'Découvrez où vous dormirez',
  'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.':
    'Une petite maison au bord de la mer, à Kep, au Cambodge. Venez pour le lever de lune ; restez pour le petit-déjeuner.',
  'Letters from the coast': 'Lettres de la côte',
  'A short note, four times a year.': 'Quelques mots, quatre fois par an.',
  '{rooms} ways to stay, each with its own window on the water.':
    '{rooms} façons de séjourner, chacune avec sa fenêtre sur l’eau.',
  'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.':
    'Dans chaque chambre, la mer est quelque part : au bout du jardin, le long d’un balcon ou tout autour d’un angle. Les prix s’entendent par chambre et par nuit.',
  'Write to us, or call at any hour. We answer in Khmer, English and French.':
    'Écrivez-nous, ou appelez à toute heure. Nous répondons en khmer, en anglais et en français.',
  'The path you followed ends at the water. Let us walk you back.':
    'Le chemin que vous suiviez s’arrête au bord de l’eau. Laissez-nous vous raccompagner.',
  'Sample Coast Road, Kep, Cambodia': 'Sample Coast Road, Kep, Cambodge',
  'Reception open daily, 24 hours': 'Réception ouverte tous les jours, 24 heures sur 24',
  'legal/privacy':
    '# Ce que nous gardons, et pourquoi\n\nQuand vous demandez une chambre, nous gardons votre adresse e-mail, la chambre, le nombre de personnes et de nuits, la langue de la page et, si vous les avez donnés, la date, votre nom, votre numéro de téléphone et votre message. Quand vous nous écrivez, nous gardons votre nom, votre adresse e-mail, ce que vous avez écrit et la langue de la page. Quand vous vous abonnez à notre lettre, nous gardons votre adresse e-mail. Tout cela ne sert qu’à vous répondre dans la langue que vous lisez, à préparer votre séjour ou à envoyer la lettre que vous avez demandée.\n\nNos lettres partent par e-mail, portées pour nous par un service de messagerie. Si vous nous avez donné votre numéro de téléphone, nous pouvons vous appeler ou vous répondre par WhatsApp ou Telegram ; ces deux services connaissent alors votre numéro et ce que nous écrivons. Un séjour a sa propre page, à une adresse secrète que nous ne donnons qu’à vous : quiconque la possède voit le séjour, peut demander un changement et l’annuler. Elle se ferme deux semaines après le départ, ou quatre-vingt-dix jours après une demande sans date, et ce que vous y demandez est gardé avec votre demande.\n\nPour qu’aucun robot ne puisse bloquer nos formulaires, nous comptons combien d’envois viennent d’un même réseau en dix minutes. Pour cela, nous gardons un code fait d’une partie de l’adresse du réseau et d’un secret qui change chaque jour, jamais l’adresse elle-même. Le code compte pendant dix minutes et est effacé avec le formulaire suivant.\n\n# Ce que nous ne faisons pas\n\nNous ne vendons ni ne prêtons vos données, nous ne montrons pas de publicité, et ce site ne pose aucun cookie de suivi. Votre navigateur garde une copie des textes de ce site pour que les pages s’ouvrent tout de suite, la langue que vous avez choisie et, jusqu’à ce que vous fermiez l’onglet, le message que vous écrivez et la référence de votre demande ; nous n’en savons rien tant que vous ne l’envoyez pas.\n\n# Combien de temps\n\nDeux ans après votre message ou votre séjour, nous effaçons les messages et les lettres et retirons votre nom, votre adresse, votre numéro de téléphone, votre langue et vos mots des demandes et des réservations ; ce qui reste dans nos livres, c’est une chambre, ses nuits et un prix. Vous pouvez vous désabonner à tout moment par le lien qui se trouve au bas de chaque lettre.\n\n# Vos droits\n\nÉcrivez-nous à l’adresse de la page de contact pour voir, corriger ou effacer ce que nous gardons de vous. Nous répondons dans les trente jours.',
  'legal/terms':
    '# Demandes et confirmations\n\nUne demande envoyée depuis ce site n’est pas encore une réservation. Elle le devient quand nous vous la confirmons, et rien n’est facturé avant cela.\n\n# Prix\n\nLes prix sont en dollars américains, par chambre et par nuit. Les frais de service indiqués à côté du prix font partie de ce que vous payez ; les taxes et le petit-déjeuner sont compris dans le prix.\n\n# Arrivée et départ\n\nLes chambres sont prêtes à partir de 14 h et gardées jusqu’à midi le jour du départ. Dites-nous si votre bateau ou votre bus arrive plus tôt ; nous vous trouverons une chaise, un café et une vue.\n\n# Changements\n\nPrévenez-nous dès que vous le pouvez quand vos plans changent. Nous déplaçons un séjour chaque fois qu’une chambre est libre, et vous pouvez annuler sans frais jusqu’à deux jours avant votre arrivée.\n\n# Ce site\n\nLes textes et les images de ce site décrivent la maison telle qu’elle est au moment de leur publication. L’hôtel, son adresse et les clients montrés ici sont des exemples.',
  'Arrival and departure': 'Arrivée et départ',
  'Rooms are ready from 14:00 and are kept until noon.':
    'Les chambres sont prêtes dès 14 h et gardées jusqu’à midi.',
  Changes: 'Changements',
  'Free until two days before you arrive; so is cancelling.':
    'Modification et annulation sans frais jusqu’à deux jours avant l’arrivée.',
  Breakfast: 'Petit-déjeuner',
  'In the price, and it waits for you.': 'Compris dans le prix, et il vous attend.',
  Taxes: 'Taxes',
  'In the price. The service fee is shown with the total.':
    'Comprises dans le prix. Les frais de service figurent avec le total.',
  Paying: 'Paiement',
  'When you leave: in US dollars or riel, in cash or by card.':
    'Au départ : en dollars américains ou en riels, en espèces ou par carte.',
  Children: 'Enfants',
  'Welcome at any age; under six they stay free in your room.':
    'Bienvenus à tout âge ; avant six ans, ils dorment gratuitement dans votre chambre.',
  Smoking: 'Tabac',
  'On the balconies and in the garden, please.': 'Sur les balcons et au jardin, s’il vous plaît.',
  'Kep crab market': 'Marché aux crabes de Kep',
  '10 minutes by tuk-tuk': '10 minutes en tuk-tuk',
  'Kep National Park': 'Parc national de Kep',
  '15 minutes on foot': '15 minutes à pied',
  'Pier for Rabbit Island': 'Embarcadère pour l’île du Lapin',
  '5 minutes by tuk-tuk': '5 minutes en tuk-tuk',
  Kampot: 'Kampot',
  '45 minutes by car': '45 minutes en voiture',
  'Phnom Penh': 'Phnom Penh',
  '3 hours by car': '3 heures en voiture',
  'Garden Standard': 'Standard Jardin',
  'room-standard/description':
    'Une chambre calme et ensoleillée derrière les frangipaniers. Le lit regarde le jardin et, au-delà, une ligne de mer ; les voilages bougent tout l’après-midi. Du teck sous les pieds, du beau linge, un fauteuil de lecture près de la fenêtre et un balcon assez large pour le petit-déjeuner.',
  'Horizon Deluxe': 'Deluxe Horizon',
  'room-deluxe/description':
    'Un étage plus haut, avec toute la baie dans la fenêtre. Une tête de lit capitonnée vert forêt, un long divan pour les heures chaudes, et des portes qui se replient pour que le balcon devienne la moitié de la chambre. Les matins y sont très clairs ; les rideaux sont bien occultants.',
  'Moonrise Premier': 'Premier Lever de lune',
  'room-premier/description':
    'L’angle de la maison, avec la plus longue vue sur la mer. Un lit à baldaquin, un coin salon pour trois et sept mètres de verre vers l’eau. Les soirs clairs, la lune monte à côté du palmier, et nous baissons les lanternes du jardin pour que vous puissiez la regarder.',
  'testimonial-1/text':
    'Nous venions pour deux nuits et sommes restés six. Je n’ai jamais si bien dormi, ni si peu regardé autre chose que la mer.',
  'Stayed in Moonrise Premier': 'A séjourné en Premier Lever de lune',
  'testimonial-2/text':
    'Quelqu’un avait remarqué que nous aimions nager tôt. Dès le deuxième matin, des serviettes et du café nous attendaient à la piscine à six heures, sans qu’un mot soit dit.',
  'Stayed in Horizon Deluxe': 'A séjourné en Deluxe Horizon',
  'testimonial-3/text':
    'Une belle maison, tenue avec calme. La chambre sentait la citronnelle et le bois, et le crabe du dîner était encore dans l’eau le matin.',
  'Stayed in Garden Standard': 'A séjourné en Standard Jardin',
  'testimonial-4/text':
    'Simple, au meilleur sens du mot. Du beau linge, une belle lumière, des gens gentils. Emportez un livre plus long que vous ne pensez.',
  'Travelled with family': 'Voyage en famille',
  'testimonial-5/text':
    'La jetée au lever du jour suffit pour venir. Le petit-déjeuner qui suit suffit pour rester.',
  'A day bed on the veranda in slatted sunlight, a louvred double door beside it':
    'Un divan sur la véranda dans une lumière rayée, une double porte à persiennes à côté',
  'A table for two by lamplight on a deck above the sea, islands on the horizon':
    'Une table pour deux à la lumière des lanternes, sur une terrasse au-dessus de la mer, des îles à l’horizon',
  'Bed before a green velvet headboard; folded doors, a day bed and the bay in afternoon sun':
    'Lit devant une tête de lit en velours vert ; portes repliées, divan et la baie au soleil de l’après-midi',
  'Bed with a woven headboard and white linen; open louvred doors on a frangipani tree':
    'Lit à tête tressée et linge blanc ; portes à persiennes ouvertes sur un frangipanier',
  'Breakfast for two on the terrace, bougainvillea overhead, the bay below':
    'Petit-déjeuner pour deux sur la terrasse, des bougainvilliers au-dessus, la baie en contrebas',
  'Breakfast table on the balcony before frangipani trees and a line of sea':
    'Table du petit-déjeuner sur le balcon, devant des frangipaniers et une ligne de mer',
  'Day bed beside the folded doors, palms and the whole bay beyond the balcony':
    'Divan près des portes repliées, palmiers et toute la baie au-delà du balcon',
  'Drawn map of the coast with the house': 'Carte dessinée de la côte avec la maison',
  'Four-poster bed and a sitting area at dusk, the moon over the sea behind a wall of glass':
    'Lit à baldaquin et coin salon au crépuscule, la lune sur la mer derrière une paroi de verre',
  'Books and a cup of tea on the bedside table, green velvet behind':
    'Des livres et une tasse de thé sur la table de chevet, velours vert derrière',
  'Linen tied to the post of the bed, a lit lamp behind the pillows':
    'Voile noué à la colonne du lit, une lampe allumée derrière les oreillers',
  'Books, a cup and a frangipani blossom on the bedside table, woven cane behind':
    'Des livres, une tasse et une fleur de frangipanier sur la table de chevet, un cannage derrière',
  'Stone basin under a round mirror, sage green tiles and a walk-in shower behind glass':
    'Vasque de pierre sous un miroir rond, carreaux vert sauge et douche derrière une vitre',
  'Stone bath with frangipani on the water, lanterns beside it, a walled garden behind':
    'Baignoire de pierre avec des fleurs de frangipanier sur l’eau, des lanternes, un jardin clos derrière',
  'The hall and pool under a rose and blue evening sky, lanterns lit, the sea beyond':
    'La salle et la piscine sous un ciel du soir rose et bleu, les lanternes allumées, la mer au fond',
  'A table for two laid on the jetty by lantern light, the full moon over the sea':
    'Une table pour deux dressée sur la jetée à la lueur des lanternes, la pleine lune sur la mer',
  'The jetty and its small sala at first light': 'La jetée et sa petite sala au lever du jour',
  'The moon between two palms over the sea, seen across a sofa through the glass':
    'La lune entre deux palmiers au-dessus de la mer, vue par la vitre depuis un canapé',
  'The pool in the morning, parasols and loungers along it, the hall and the sea beyond':
    'La piscine le matin, bordée de parasols et de transats, la salle et la mer au fond',
  'The timber hall and its double roof seen across the lotus pond':
    'La salle de bois et son double toit vus par-dessus le bassin aux lotus',
  'Tub of dark stone with frangipani on the water, lanterns and the moon over the sea':
    'Baignoire de pierre sombre, fleurs de frangipanier sur l’eau, lanternes et la lune au-dessus de la mer',
  'Two loungers and a lantern beside the pool at dusk, the lit hall across the water':
    'Deux transats et une lanterne près de la piscine au crépuscule, la salle éclairée en face',
  'White tub before a wide window to the bay, a ladder with towels on the wall':
    'Baignoire blanche devant une large fenêtre sur la baie, une échelle à serviettes au mur',
  '/images/map.jpg': '/images/map-fr.jpg',
};
