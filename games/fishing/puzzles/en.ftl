fill_up_first-title = Fill up first
fill_up_first-why = With an empty tank nobody sails home; two pearls of fuel, then any roll wins.

home_with_the_third-title = Home with the third kind
home_with_the_third-why = Any roll docks, and the third kind wins on docking. Whoever stays hands the race over.

the_missing_kind-title = The missing kind
the_missing_kind-why = The boat lies at a spot with the third kind and has the price. Who sails on must come round again for it.
